"""What `tests/run` is made of: the plan, the work, the counting and the report. Knows no layer from inside."""
