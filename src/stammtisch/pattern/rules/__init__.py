"""The rules, a module for each chapter. They run compiled and interpreted."""
