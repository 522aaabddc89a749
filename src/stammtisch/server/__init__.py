"""The table server: lobby, tables, seats, sockets. It knows no title."""
