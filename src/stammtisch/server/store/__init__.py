"""What keeps tables: each store fulfils `table.keeping.Store`."""
