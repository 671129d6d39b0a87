import { listeningOrExit } from "./environment";

afterEach(() => jest.restoreAllMocks());

it("does not take a port that only the system's administrator may have for one that is taken", async () => {
  const said = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  jest.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  const refused = Object.assign(new Error("listen EACCES"), { syscall: "listen", code: "EACCES" });

  await expect(listeningOrExit("PORT and HOST", Promise.reject(refused))).rejects.toThrow("ended");

  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^The port is .*not for this account.* \(EACCES\): look at PORT and HOST\.\n$/)],
  ]);
});
