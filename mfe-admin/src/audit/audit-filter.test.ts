import { auditFilter } from "./audit-filter";

it("reads from the address what to look for", () => {
  const params = new URLSearchParams("action=login&from=2026-11-01&to=2026-11-20&subject_id=u-1&actor_id=a-1");

  expect(auditFilter(params)).toEqual({
    action: "login",
    from: "2026-11-01",
    to: "2026-11-20",
    subject_id: "u-1",
    actor_id: "a-1",
  });
});

it("leaves out what is empty, unknown or no day", () => {
  expect(auditFilter(new URLSearchParams("action=&from=yesterday&colour=red"))).toEqual({});
  expect(auditFilter(new URLSearchParams("from=2026-02-31&to=2026-13-01"))).toEqual({});
});
