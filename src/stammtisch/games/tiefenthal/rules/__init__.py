"""The rules of The Taverns of Tiefenthal, one module per chapter; compiled with mypyc."""
