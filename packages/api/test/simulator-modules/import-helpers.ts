import { type DefinedModule, exportDefinitions } from "@cathedra/domain/results/import";
import { simulatorModules } from "@cathedra/test-fixtures";
import type { ImportReport } from "../../src/modules/imports/public.ts";
import { type Caller, type CastApp, toClaims } from "../support/cast-app.ts";

type Answer = {
  readonly statusCode: number;
  readonly body: ImportReport & {
    readonly code?: string;
    readonly message?: string;
    readonly problems?: ImportReport["problems"];
  };
};

/** Sends a document to be checked or imported. */
export async function sendDocument(
  portal: CastApp,
  who: Caller,
  document: string | Buffer,
  address = "simulator-definitions/check",
): Promise<Answer> {
  const token = await portal.identity.token(toClaims(who));
  const response = await portal.app.inject({
    method: "POST",
    url: `/api/imports/${address}`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    payload: document,
  });
  const answer = response.json();
  return { statusCode: response.statusCode, body: answer.error ?? answer };
}

export const applyDocument = (portal: CastApp, who: Caller, document: string, plan?: string) =>
  sendDocument(portal, who, document, `simulator-definitions${plan === undefined ? "" : `?plan=${plan}`}`);

/** A module of the catalogue, as a document defines it. */
export function getModule(code: string, over: Partial<DefinedModule> = {}): DefinedModule {
  const found = simulatorModules.find((module) => module.code === code && module.isNewest);
  if (found === undefined) throw new Error(`no such module: ${code}`);
  return {
    code: found.code,
    version: found.version,
    name: found.name,
    description: found.description,
    resultFormatVersion: found.resultFormatVersion,
    exercises: found.exercises.map(({ code: its, name, description, cloudCaseId, definition }) => ({
      code: its,
      name,
      description,
      options: "",
      isCaseCreator: false,
      cloudCase: cloudCaseId,
      definition,
    })),
    ...over,
  };
}

/** The module as a document, its first benchmark of time asking for less. */
export function stricter(module: DefinedModule): string {
  const [first, ...others] = module.exercises;
  if (first === undefined) throw new Error("the module has exercises");
  const benchmarks = first.definition.benchmarks.map((benchmark) =>
    benchmark.metric === "fluoro_time" ? { ...benchmark, value: 111 } : benchmark,
  );
  const exercises = [{ ...first, definition: { ...first.definition, benchmarks } }, ...others];
  return exportDefinitions([{ ...module, exercises }]);
}
