-- PostgreSQL answered "is this reference taken" with one pass over all references for each batch, where its plan was made while there
-- were few, and kept that plan until the next ANALYZE: transfers of a young bank cost more with each that had been sent. A value asked
-- for has no such plan. The rest of the function stays as it is.
DO $$
DECLARE
  given CONSTANT text := pg_get_functiondef('send_transfers'::regproc);
  wanted CONSTANT text := replace(given, 'EXISTS (SELECT FROM transactions x', '(SELECT true FROM transactions x');
BEGIN
  ASSERT given <> wanted, 'send_transfers does not look as 006 left it';
  EXECUTE wanted;
END $$;
