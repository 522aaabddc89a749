"""All tables: setting, finding, joining and listing them."""
