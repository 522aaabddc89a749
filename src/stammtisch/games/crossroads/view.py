"""View."""
import msgspec
class CrossroadsView(msgspec.Struct):
    x: int = 0
