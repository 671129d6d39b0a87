import { registryIn } from "@lintel/portal/release";
import { developmentStore } from "./development";
import { changeRegistry } from "./releases/change-registry";
import { declared, startSite } from "./site.fixtures";

it("shows what is being developed also to whoever takes part in a trial of it", async () => {
  const site = await startSite();
  const release = { version: "2", manifestSha384: "" };
  await changeRegistry(site.store, site.key, (registry) => ({
    ...registry,
    remotes: registry.remotes.map((remote) => ({
      ...remote,
      trial: { release, declaration: declared(remote.name), share: 100 },
    })),
  }));
  const servers = { shellUrl: "http://localhost:1", remotes: { "mfe-one": "http://localhost:2" } };

  const read = await developmentStore(site.store, site.key, servers).readRegistry();
  await site.close();

  const remotes = read === null ? [] : registryIn(read).remotes;
  expect(remotes.map(({ name, current, trial }) => [name, current.version, trial?.release.version])).toEqual([
    ["mfe-one", "dev", undefined],
    ["mfe-two", "1", "2"],
  ]);
});
