import type { AuditEntry } from "@lintel/contract/schema";
import { auditCsv } from "./audit-csv";

const entry: AuditEntry = {
  sequence: 7,
  at: "2026-11-20T08:12:00.000Z",
  action: "user.suspended",
  actor: { id: "a-1", name: "Ada Admin" },
  subject: { id: "u-1", name: "Amara Okafor" },
  reason: "Asked by phone",
  ip: "127.0.0.1",
  details: {},
};

const secondLine = (changed: Partial<AuditEntry>) => auditCsv([{ ...entry, ...changed }]).split("\r\n")[1];

it("writes a heading and one line for each entry", () => {
  expect(auditCsv([entry, entry]).split("\r\n")).toEqual([
    "sequence,at,action,actor_id,actor,subject_id,subject,reason,ip,details",
    "7,2026-11-20T08:12:00.000Z,user.suspended,a-1,Ada Admin,u-1,Amara Okafor,Asked by phone,127.0.0.1,{}",
    "7,2026-11-20T08:12:00.000Z,user.suspended,a-1,Ada Admin,u-1,Amara Okafor,Asked by phone,127.0.0.1,{}",
    "",
  ]);
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "＝1+1", "＋1", "－1", "＠SUM(A1)", "\tx", "\rx"])(
  "W25 takes the sting out of a cell that begins like a formula: %j",
  (reason) => {
    expect(secondLine({ reason })).toContain(`'${reason.split("\r")[0]}`);
  },
);

it.each(["x;=1+1", "x; ＝1+1", 'x;"=1+1;"', "x;\t1", "x;y;@SUM(A1)"])(
  "W25 does so also where a spreadsheet begins a cell at a semicolon, as German and French ones do: %j",
  (reason) => {
    const opened = secondLine({ reason })?.split(";") ?? [];

    expect(opened).toHaveLength(reason.split(";").length);
    expect(opened.filter((cell) => /^["\s]*[=+\-@＝＋－＠\t]/.test(cell))).toEqual([]);
  },
);

it("quotes what holds commas, semicolons, quotes or line breaks", () => {
  expect(secondLine({ reason: 'said "no", twice' })).toContain('"said ""no"", twice"');
  expect(secondLine({ reason: "once; twice" })).toContain(',"once; twice",');
});

it("leaves empty what is not known", () => {
  expect(secondLine({ actor: null, subject: null, reason: null, ip: null })).toBe(
    "7,2026-11-20T08:12:00.000Z,user.suspended,,,,,,,{}",
  );
});
