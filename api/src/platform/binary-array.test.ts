import { randomBytes, randomUUID } from "node:crypto";
import { createBank, type TestBank } from "../../test/bank";
import { bigintArray, byteaArray, textArray, uuidArray } from "./binary-array";

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
});
afterAll(() => bank.close());

it.each([
  ["uuid[]", uuidArray, [randomUUID(), null, randomUUID().toUpperCase()]],
  ["bytea[]", byteaArray, [randomBytes(32).toString("hex"), "", null]],
  ["text[]", textArray, ["", 'Jürgen, {NULL} "\\ 東京 😀', null, "NULL"]],
  ["bigint[]", bigintArray, [0n, -1n, 9_007_199_254_740_993n, null, 9_223_372_036_854_775_807n]],
])("PostgreSQL reads of a %s what was put in", async (type, pack, values) => {
  const { rows } = await bank.db.query(`SELECT unnest($1::${type})::text AS value`, [
    (pack as (values: unknown[]) => Buffer)(values),
  ]);
  const asPostgresTellsIt = (value: unknown) => {
    if (value === null) return null;
    if (type === "bytea[]") return `\\x${value}`;
    return type === "uuid[]" ? String(value).toLowerCase() : String(value);
  };
  expect(rows.map(({ value }) => value)).toEqual(values.map(asPostgresTellsIt));
});
