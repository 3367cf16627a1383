import { logbookImportTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  OwnImports_query$data,
  OwnImports_query$key,
} from "../../../__generated__/OwnImports_query.graphql.ts";
import { OperationCard } from "../../../features/operation/OperationCard.tsx";
import { showDay, showMoment } from "../../../format/dates.ts";
import { toasts } from "../../../shell/toasts.ts";
import * as css from "./import.css.ts";
import { useUndoImport } from "./use-undo-import.ts";

type Imports = NonNullable<OwnImports_query$data["logbookImports"]>;
type Import = Imports[number];

export type OwnImportsProps = {
  readonly query: OwnImports_query$key;
  readonly onChanged: () => void;
};

/** The person's imports with their numbers and progress; each can be undone for 30 days. */
export function OwnImports({ query, onChanged }: OwnImportsProps) {
  const { logbookImports } = useFragment(
    graphql`
      fragment OwnImports_query on Query {
        logbookImports {
          id
          fileName
          groupName
          requestedAt
          rowCount
          importedCount
          recordCount
          refusals {
            row
            message
          }
          changedRecords {
            id
            dateOfProcedure
            procedureName
          }
          undoneAt
          undoableUntil
          viewerCanUndo
          operation {
            id
            state
            ...OperationCard_operation
          }
        }
      }
    `,
    query,
  );
  const imports = logbookImports ?? [];
  return (
    <Card title={texts.imports}>
      {imports.length === 0 ? (
        <EmptyState>{texts.noImports}</EmptyState>
      ) : (
        <ul className={css.list}>
          {imports.map((each) => (
            <li key={each.id}>
              <OwnImport import={each} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function OwnImport({ import: own, onChanged }: { readonly import: Import; readonly onChanged: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const { undo, isBusy } = useUndoImport();
  const { operation, refusals, changedRecords } = own;
  const isUndone = own.undoneAt != null;
  const isActive = operation?.state === "waiting" || operation?.state === "running";
  const wasActive = useRef(isActive);
  const ended = useEffectEvent(onChanged);
  // The card of the work disappears with its success, before it could ask for the new numbers.
  useEffect(() => {
    if (wasActive.current && !isActive) ended();
    wasActive.current = isActive;
  }, [isActive]);
  const confirm = async () => {
    try {
      await undo(own.id);
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : texts.failed);
    }
    setAsked(false);
    onChanged();
  };
  return (
    <Stack gap={2}>
      <div className={css.cell}>
        <Text weight="medium">{own.fileName}</Text>
        <Text size="small" tone="muted" figures="tabular">
          {[
            showMoment(Date.parse(own.requestedAt)),
            texts.importedInto(own.groupName),
            texts.counts(own.importedCount, own.rowCount),
            ...(own.undoneAt == null ? [] : [texts.undone(showMoment(Date.parse(own.undoneAt)))]),
          ].join(" · ")}
        </Text>
      </div>
      {operation != null && operation.state !== "succeeded" && !isUndone && (
        <OperationCard title={texts.importing} operation={operation} onChanged={onChanged} isPolled />
      )}
      {refusals.length > 0 && (
        <div>
          <Text size="small">{texts.refused(refusals.length)}</Text>
          <ul>
            {refusals.map(({ row, message }) => (
              <li key={row}>
                <Text size="small">{texts.refusal(row, message)}</Text>
              </li>
            ))}
          </ul>
        </div>
      )}
      {changedRecords.length > 0 && (
        <div>
          <Text size="small">{texts.changed}</Text>
          <ul>
            {changedRecords.map(({ id, dateOfProcedure, procedureName }) => (
              <li key={id}>
                <Link href={`/logbook/records/${id}`}>{`${procedureName}, ${showDay(dateOfProcedure)}`}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {own.viewerCanUndo && own.recordCount > 0 && (
        <Inline gap={2}>
          <Button size="small" onPress={() => setAsked(true)}>
            {texts.undo}
          </Button>
          <Text as="span" size="small" tone="muted">
            {texts.undoableUntil(showMoment(Date.parse(own.undoableUntil)))}
          </Text>
        </Inline>
      )}
      <Dialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={texts.undo}
        size="small"
        isDismissable={!isBusy}
        actions={
          <>
            <Button isDisabled={isBusy} onPress={() => setAsked(false)}>
              {texts.cancel}
            </Button>
            <Button variant="danger" isPending={isBusy} onPress={() => void confirm()}>
              {texts.undo}
            </Button>
          </>
        }
      >
        <Text>{texts.undoQuestion(own.recordCount - changedRecords.length, own.fileName)}</Text>
      </Dialog>
    </Stack>
  );
}
