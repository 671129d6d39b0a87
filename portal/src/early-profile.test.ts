import { bankAnswers } from "../test/bank-answers";
import { askForProfileEarly, takeEarlyProfile } from "./early-profile";
import { currentToken, session } from "./session";

beforeEach(() => {
  bankAnswers(() => ({ body: { firstname: "Wilma" } }));
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
  bankAnswers(() => ({ status: 401, body }));
  askForProfileEarly();

  await expect(takeEarlyProfile()).rejects.toMatchObject({ status: 401 });

  expect(currentToken()).toBe("a-token");
});
