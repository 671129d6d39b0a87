-- Of two plans for a statement, one made for these values and one for any, PostgreSQL takes the one it believes to be cheaper, and it
-- believes that a short list is cheap to go through: each statement of a lone transfer was planned anew, which took two fifths of its
-- time and gained nothing.
ALTER FUNCTION send_transfers SET plan_cache_mode TO force_generic_plan;
