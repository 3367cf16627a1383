import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { KeycloakId, SessionId } from "@cathedra/domain";
import { type DeliveredKind, partOfKind } from "@cathedra/domain/delivery";
import * as v from "valibot";
import type { Packed, PackedFile } from "./package-run.ts";

const kinds = ["list", ...(Object.keys(partOfKind) as DeliveredKind[])] as const;
const written = v.object({
  runId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  exerciseId: v.number(),
  who: v.pipe(
    v.string(),
    v.transform((id) => id as KeycloakId),
  ),
  sessionId: v.nullable(
    v.pipe(
      v.string(),
      v.transform((id) => id as SessionId),
    ),
  ),
  files: v.array(
    v.object({
      kind: v.picklist(kinds),
      name: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
      type: v.string(),
    }),
  ),
});

/** Results that the portal has not accepted yet, each in a folder, so that they survive turning the simulator off and on. */
export function openOutbox(folder: string) {
  const getPlace = (runId: string) => join(folder, runId);
  return {
    async put(packed: Packed): Promise<void> {
      const half = join(folder, `.${packed.runId}`);
      await mkdir(half, { recursive: true });
      const files = packed.files.map(({ kind, name, type }) => ({ kind, name, type }));
      await writeFile(join(half, "run.json"), JSON.stringify({ ...packed, files }));
      for (const { name, content } of packed.files) await writeFile(join(half, name), content);
      // The file appears completely or not at all.
      await rename(half, getPlace(packed.runId));
    },
    remove: (runId: string): Promise<void> => rm(getPlace(runId), { recursive: true, force: true }),
    async runs(): Promise<readonly string[]> {
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => !name.startsWith("."));
    },
    /** Reads a result; undefined if its folder does not exist or is incomplete. */
    async get(runId: string): Promise<Packed | undefined> {
      try {
        const place = getPlace(runId);
        const { files, ...facts } = v.parse(
          written,
          JSON.parse(await readFile(join(place, "run.json"), "utf8")),
        );
        const read = files.map(
          async (file): Promise<PackedFile> => ({ ...file, content: await readFile(join(place, file.name)) }),
        );
        return { ...facts, files: await Promise.all(read) };
      } catch {
        return undefined;
      }
    },
  };
}
