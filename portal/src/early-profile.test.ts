import { askForProfileEarly, takeEarlyProfile } from "./early-profile";
import { currentToken, session } from "./session";

beforeEach(() => {
  Object.assign(globalThis, {
    Request: class {},
    fetch: async () => ({ ok: true, status: 200, headers: new Map(), json: async () => ({ firstname: "Wilma" }) }),
  });
  session.start("a-token");
});

it("is handed to the first who asks, and to nobody after", async () => {
  askForProfileEarly();

  await expect(takeEarlyProfile()).resolves.toEqual({ firstname: "Wilma" });
  expect(takeEarlyProfile()).toBeNull();
});

it("is nobody's once another person is signed in", () => {
  askForProfileEarly();
  session.start("the-next-persons-token");

  expect(takeEarlyProfile()).toBeNull();
});

it("ends no session when it is refused: whoever takes it says so first", async () => {
  const body = { message: "No.", code: "session_required", request_id: "r" };
  Object.assign(globalThis, {
    fetch: async () => ({ ok: false, status: 401, headers: new Map(), json: async () => body }),
  });
  askForProfileEarly();

  await expect(takeEarlyProfile()).rejects.toMatchObject({ status: 401 });

  expect(currentToken()).toBe("a-token");
});
