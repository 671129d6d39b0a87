import pg from "pg";
import { readDatabaseUrl } from "./database-url";

const NOTHING_SET = { PGHOST: "", PGPORT: "", PGUSER: "", PGPASSWORD: "", PGDATABASE: "" };
const before = { ...process.env };
beforeAll(() => Object.assign(process.env, NOTHING_SET));
afterAll(() => {
  process.env = before;
});

describe("a database's address", () => {
  it.each([
    "postgres://bank:9f2c@db.internal:6432/bank",
    "postgresql://bank@db.internal/bank",
    "postgres://b%40nk:p%2Fw%3A@db.internal/the%20bank",
    "postgres://bank@[2001:db8::7]:5433/bank",
    "postgres:///bank?host=db.internal&user=bank",
    "postgres://localhost/bank?host=db.internal&port=6543&user=other&password=9f2c",
    "postgres://bank@localhost/bank?host=localhost&host=db.internal",
    "postgres://bank@localhost/bank?host=&password=",
    "postgres:///bank?host=/var/run/postgresql&user=bank",
    "postgres://bank@%2Fvar%2Frun%2Fpostgresql/bank",
    "postgres://bank@localhost/bank?hostaddr=192.0.2.7",
    "postgres://bank@localhost",
    "postgres://bank:100%zz@db.internal/bank",
    "postgres://bank:two words%20@db.internal/bank?application_name=a b",
  ])("is read from %s as the driver reads it", (url) => {
    const { host, port, user, password, database } = new pg.Client({ connectionString: url });

    const read = readDatabaseUrl(url);

    expect({
      host: read.host || "localhost",
      port: Number(read.port || 5432),
      user: read.user || pg.defaults.user,
      password: read.password || null,
      database: read.database || user,
    }).toEqual({ host, port, user, password, database });
  });

  it("keeps what its query says about the connection", () => {
    const { parameters } = readDatabaseUrl("postgres://db.internal/bank?sslmode=verify-full&sslrootcert=/etc/ca.pem");

    expect(parameters).toEqual({ sslmode: "verify-full", sslrootcert: "/etc/ca.pem" });
  });
});
