import { fullName, type KeycloakId } from "@cathedra/domain";
import { type Attending, catalogue, getProcedures } from "@cathedra/domain/logbook";
import {
  fitsHeadings,
  type ImportLists,
  type ImportMapping,
  makeImportRow,
  type SavedMapping,
} from "@cathedra/domain/logbook-import";
import { logbookMappingTexts, recordFormTexts, logbookImportTexts as texts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type {
  LogbookImportQuery,
  LogbookImportQuery$data,
} from "../../../__generated__/LogbookImportQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { localDay } from "../../../format/dates.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { announce } from "../../../shell/announcements.ts";
import { toasts } from "../../../shell/toasts.ts";
import { logbookPageCrumbs } from "../crumbs.ts";
import { LogbookPage } from "../LogbookPage.tsx";
import { CheckResult } from "./CheckResult.tsx";
import { ChooseFile } from "./ChooseFile.tsx";
import * as css from "./import.css.ts";
import { beginDraft, draftOfSaved, finishMapping, type ImportDraft, valueColumns } from "./import-draft.ts";
import { MapColumns } from "./MapColumns.tsx";
import { MatchValues } from "./MatchValues.tsx";
import { OwnImports } from "./OwnImports.tsx";
import type { ImportedTable } from "./read-table.ts";
import { SavedMappings } from "./SavedMappings.tsx";
import { SaveMapping } from "./SaveMapping.tsx";
import { type CheckedImport, checkImport, type ImportRequest, startImport } from "./send-import.ts";

const crumbs = logbookPageCrumbs({ label: texts.title, href: "/logbook/import" });

/** The page on which a person imports an earlier logbook, and sees and undoes their imports. */
export function Component() {
  return (
    <LogbookPage title={texts.title} crumbs={crumbs} explanation={texts.explanation}>
      <Section placeholder={<Skeleton kind="text" lines={6} label="Loading your imports" />}>
        <LogbookImport />
      </Section>
    </LogbookPage>
  );
}

/** A file that was read, with what the person has decided about it. */
type Work = {
  readonly fileName: string;
  readonly table: ImportedTable;
  readonly draft: ImportDraft;
  readonly notes: readonly string[];
  readonly step: "columns" | "values" | "check";
  readonly checked?: {
    readonly result: CheckedImport;
    readonly request: ImportRequest;
    readonly mapping: ImportMapping;
  };
};

function LogbookImport() {
  useRefreshOnReturn();
  const query = useRouteQuery<LogbookImportQuery>(graphql`
    query LogbookImportQuery @preloadable {
      ...Viewer_query
      ...OwnImports_query
      ...SavedMappings_query
      user {
        keycloak_id
        first_name
        last_name
      }
      logbookImports {
        mapping
      }
      logbookMappings {
        id
        name
        savedBy
        customer {
          id
        }
        mapping
      }
      IRLogFormData {
        attending {
          id
          firstName
          lastName
          customerId
          customerName
        }
        hospitals {
          name
          customerId
        }
        lastGroupId
      }
      customerGroups(roles: [learner, admin]) {
        id
        name
        customer {
          id
          name
        }
        members {
          keycloak_id
          first_name
          last_name
        }
      }
    }
  `);
  const { revalidate } = useRevalidator();
  const { user, customerGroups } = query;
  const groups = useMemo(
    () =>
      customerGroups.map(({ id, name, customer }) => ({
        id,
        name,
        customerId: customer.id,
        customerName: customer.name,
      })),
    [customerGroups],
  );
  const [group, setGroup] = useState<number | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const [busy, setBusy] = useState<"checking" | "importing" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const step = work?.step ?? "file";
  const isFirst = useRef(true);
  // The button that led to a step is gone with its page, so the focus goes to the step, which is read out.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    top.current?.scrollIntoView({ block: "start" });
    top.current?.focus({ preventScroll: true });
    announce(texts.steps[step]);
  }, [step]);
  const chosen =
    groups.find(({ id }) => id === group) ??
    groups.find(({ id }) => id === query.IRLogFormData.lastGroupId) ??
    groups[0];
  const lists = useMemo(
    () => getLists(query.IRLogFormData, chosen?.customerId),
    [query.IRLogFormData, chosen],
  );
  const table = work?.table;
  const targets = work?.draft.columns;
  const isMatching = work !== null && work.step !== "columns";
  // Depends on the mapping of columns alone: matching is slow, and must not be repeated after each choice of a value.
  const columns = useMemo(
    () =>
      isMatching && table !== undefined && targets !== undefined
        ? valueColumns(table, { columns: targets }, lists)
        : [],
    [isMatching, table, targets, lists],
  );
  const { logbookImports } = query;
  const begin = useCallback(
    (file: File, table: ImportedTable) => {
      const begun = beginDraft(
        table,
        localDay(),
        (logbookImports ?? []).map(({ mapping }) => JSON.parse(mapping)),
      );
      const notes = [
        ...(begun.format === undefined ? [] : [texts.format(begun.format.name)]),
        ...(begun.isRemembered ? [texts.remembered] : []),
        ...(table.formulas > 0 ? [texts.formulas(table.formulas)] : []),
      ];
      setFailure(null);
      setWork({ fileName: file.name, table, draft: begun.draft, notes, step: "columns" });
    },
    [logbookImports],
  );
  if (user === null || user === undefined || chosen === undefined)
    return (
      <Stack gap={6}>
        <EmptyState>{recordFormTexts.noGroup}</EmptyState>
        <SavedMappings query={query} groups={groups} />
      </Stack>
    );
  const me = {
    keycloakId: user.keycloak_id as KeycloakId,
    name: fullName({ firstName: user.first_name, lastName: user.last_name }),
  };

  const saved = (query.logbookMappings ?? [])
    .filter(({ customer }) => customer.id === chosen.customerId)
    .map((each) => ({ ...each, mapping: JSON.parse(each.mapping) as SavedMapping }));

  const check = async (of: Work) => {
    const mapping = finishMapping(of.table, of.draft, columns);
    const rows = of.table.rows.map(({ number, cells }) => ({
      row: number,
      record: makeImportRow(cells, mapping, me, localDay()),
    }));
    const request = { groupId: chosen.id, fileName: of.fileName.slice(-200), rows };
    setBusy("checking");
    try {
      const result = await checkImport(request);
      setFailure(null);
      setWork({ ...of, step: "check", checked: { result, request, mapping } });
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : texts.failed);
    }
    setBusy(null);
  };
  const send = async (checked: NonNullable<Work["checked"]>, includesDoubles: boolean, expected: number) => {
    setBusy("importing");
    try {
      await startImport({ ...checked.request, includesDoubles, expected, mapping: checked.mapping });
      setWork(null);
      setFailure(null);
      toasts.success(texts.started);
      await revalidate();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : texts.failed);
    }
    setBusy(null);
  };

  return (
    <Stack gap={6}>
      <div ref={top} tabIndex={-1} className={css.step}>
        {work === null && (
          <ChooseFile groups={groups} groupId={chosen.id} onGroup={setGroup} onRead={begin} />
        )}
        {work?.step === "columns" && (
          <MapColumns
            table={work.table}
            draft={work.draft}
            lists={lists}
            today={localDay()}
            notes={work.notes}
            saved={saved
              .filter(({ mapping }) => fitsHeadings(mapping, work.table.headings))
              .map(({ id, name, savedBy }) => ({
                id,
                label: savedBy == null ? name : logbookMappingTexts.ofPerson(name, savedBy),
              }))}
            onUseSaved={(id) => {
              const used = saved.find((each) => each.id === id);
              if (used !== undefined)
                setWork({ ...work, draft: draftOfSaved(work.table, used.mapping, localDay(), lists) });
            }}
            onChange={(draft) => setWork({ ...work, draft })}
            onNext={() => setWork({ ...work, step: "values" })}
            onStartOver={() => setWork(null)}
          />
        )}
        {work?.step === "values" && (
          <MatchValues
            columns={columns}
            draft={work.draft}
            isChecking={busy === "checking"}
            onChange={(draft) => setWork({ ...work, draft })}
            onBack={() => setWork({ ...work, step: "columns" })}
            onCheck={() => void check(work)}
          />
        )}
        {work?.step === "check" && work.checked !== undefined && (
          <CheckResult
            table={work.table}
            mapped={work.draft.columns.flatMap((target, column) => (target === null ? [] : [column]))}
            checked={work.checked.result}
            isImporting={busy === "importing"}
            failure={failure}
            onBack={() => setWork({ ...work, step: "values" })}
            onImport={(includesDoubles, expected) => {
              if (work.checked !== undefined) void send(work.checked, includesDoubles, expected);
            }}
          />
        )}
      </div>
      {work?.step === "check" && work.checked !== undefined && (
        <SaveMapping
          mapping={work.checked.mapping}
          lists={lists}
          groupId={chosen.id}
          institution={chosen.customerName}
        />
      )}
      <OwnImports query={query} onChanged={() => void revalidate()} />
      <SavedMappings query={query} groups={groups} />
    </Stack>
  );
}

type FormData = LogbookImportQuery$data["IRLogFormData"];

/** What values of the file can stand for: the institution's lists, and the catalogue, which is part of the build. */
function getLists({ attending, hospitals }: FormData, customerId: number | undefined): ImportLists {
  return {
    hospitals: hospitals.filter((each) => each.customerId === customerId).map(({ name }) => name),
    attendings: attending
      .filter((each) => each.customerId === customerId)
      .map(({ id, firstName, lastName }) => ({ id: id as Attending["id"], firstName, lastName })),
    procedures: getProcedures(catalogue),
  };
}
