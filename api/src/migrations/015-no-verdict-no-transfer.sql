-- A PIN in doubt is looked at only for those whose session and person are found in order, and both were looked at once more afterwards, by a
-- statement that sees more: a session that had just ended there, and was kept alive by another request meanwhile, had no verdict, which
-- passed for a right PIN. Whoever is in doubt is refused now until a verdict says otherwise.
DO $do$
DECLARE
  given CONSTANT text := pg_get_functiondef('send_transfers'::regproc);
  wanted CONSTANT text := replace(given, $q$  IF doubted IS NOT NULL THEN
    FOR c IN
$q$, $q$  IF doubted IS NOT NULL THEN
    codes := ARRAY(SELECT CASE WHEN g.person = ANY (doubted) THEN 'session_required' END FROM unnest(people) WITH ORDINALITY AS g (person, n) ORDER BY g.n);
    FOR c IN
$q$);
BEGIN
  ASSERT given <> wanted, 'send_transfers does not look as 011 left it';
  EXECUTE wanted;
END $do$;
