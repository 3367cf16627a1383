import { createHash } from "node:crypto";
import { ok, type Result } from "@cathedra/domain";
import {
  type ImportPlan,
  type ImportProblem,
  inLineOrder,
  maxChanges,
  maxDetails,
  maxProblems,
  readDocument,
} from "@cathedra/domain/imports";
import { appErrorText, importTexts } from "@cathedra/domain/messages";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { AppError, appError } from "../../errors.ts";
import { audit } from "../audit/public.ts";
import type { AnyImport, ImportDeps, Importer, ImportKind, ImportReport } from "./import-kind.ts";

/** The import of one kind of document, which is first checked and then applied or refused as a whole. */
export function createImporter<Document, Plan extends ImportPlan>(
  kind: ImportKind<Document, Plan>,
): AnyImport {
  const { name, mayImport } = kind;

  async function check({ db }: ImportDeps, bytes: Buffer): Promise<ImportReport> {
    const read = readBytes(bytes, kind);
    if (!read.ok) return refusedReport(read.error);
    const plan = await planned(db, read.value);
    return plan.ok ? buildReport(plan.value, false) : refusedReport(plan.error);
  }

  /**
   * Compares again under the lock. If the changes differ from those that were shown, nothing is applied; if they are already
   * applied, the import succeeds, because it may be a retry.
   */
  async function apply(
    { db, clock }: ImportDeps,
    importer: Importer,
    bytes: Buffer,
    shown?: string,
  ): Promise<ImportReport> {
    const read = readBytes(bytes, kind);
    if (!read.ok) throw refusal(read.error);
    return inLockedTransaction(db, kind.lockKeys, async (tx) => {
      await kind.lock(tx, read.value.document);
      const plan = await planned(tx, read.value);
      if (!plan.ok) throw refusal(plan.error);
      const report = buildReport(plan.value, true);
      if (report.changeCount === 0) return report;
      if (shown !== undefined && shown !== report.plan) throw appError("IMPORT_CHANGED");
      await kind.write(tx, plan.value, { by: importer.userId, at: clock() });
      const { changes, changeCount, same } = report;
      await audit(tx, importer, kind.action, name, {
        customer: null,
        after: {
          sha256: createHash("sha256").update(bytes).digest("hex"),
          changeCount,
          same,
          changes: changes.map(({ act, thing, name: of }) => `${act} ${thing} ${of}`),
        },
      });
      return report;
    });
  }

  async function planned(
    db: Db | Tx,
    { document, problemAt }: ReadOf<Document>,
  ): Promise<Result<Plan, readonly ImportProblem[]>> {
    const plan = await kind.compare(db, document);
    if (plan.ok) return ok(plan.value);
    return { ok: false, error: inLineOrder(plan.error.map(problemAt)).slice(0, maxProblems) };
  }

  return { name, maxBytes: kind.document.maxBytes, mayImport, check, apply };
}

type ReadOf<Document> =
  ReturnType<typeof readDocument<Document>> extends Result<infer Read, unknown> ? Read : never;

const utf8 = new TextDecoder("utf-8", { fatal: true });

function readBytes<Document, Plan extends ImportPlan>(
  bytes: Buffer,
  { document }: ImportKind<Document, Plan>,
) {
  const text = decoded(bytes);
  if (text !== undefined) return readDocument(text, document);
  const problem = { line: 1, path: "", code: "NOT_TEXT", message: importTexts.notText };
  return { ok: false, error: [problem] } as const;
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

function buildReport({ changes, same }: ImportPlan, isApplied: boolean): ImportReport {
  return {
    isApplied,
    problems: [],
    changes: changes.slice(0, maxChanges).map(({ details, ...change }) => ({
      ...change,
      details:
        details.length <= maxDetails
          ? details
          : [...details.slice(0, maxDetails), importTexts.more(details.length - maxDetails)],
    })),
    changeCount: changes.length,
    same,
    plan: createHash("sha256").update(JSON.stringify(changes)).digest("hex"),
  };
}

function refusedReport(problems: readonly ImportProblem[]): ImportReport {
  return { isApplied: false, problems, changes: [], changeCount: 0, same: 0, plan: "" };
}

function refusal(problems: readonly ImportProblem[]): AppError {
  return new AppError("IMPORT_REFUSED", appErrorText("IMPORT_REFUSED", { problems }), { problems });
}
