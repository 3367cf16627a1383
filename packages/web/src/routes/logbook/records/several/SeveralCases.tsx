import { type Me, procedureRanks, recordFieldLabels } from "@cathedra/domain/logbook";
import { logbookTexts, severalCasesTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import type { Option } from "@cathedra/ui-kit/ComboBox";
import { Form } from "@cathedra/ui-kit/Form";
import { FormBar } from "@cathedra/ui-kit/FormBar";
import { Plus } from "@cathedra/ui-kit/Icon";
import { Link } from "@cathedra/ui-kit/Link";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useMedia } from "@cathedra/ui-kit/use-media";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import type { RecordEditor_query$data } from "../../../../__generated__/RecordEditor_query.graphql.ts";
import type { SavingQueue } from "../../../../features/record-queue/saving-queue.ts";
import { useQueuedRecords } from "../../../../features/record-queue/use-queued-records.ts";
import { storedForms } from "../../../../features/stored-form/stored-forms.ts";
import { useStoredForm } from "../../../../features/stored-form/use-stored-form.ts";
import { localDay } from "../../../../format/dates.ts";
import {
  attendingOptions,
  getChoices,
  getLastParticipation,
  hospitalOptions,
  procedureOptions,
  recentAt,
  recentFirst,
} from "../form/choices.ts";
import { focusFirst } from "../form/focus-first.ts";
import { type FormGroup, getCustomerId, newRecordForm, withGroup } from "../form/record-form.ts";
import { suggestedForm } from "../form/suggested-form.ts";
import { type CaseChoices, CaseRowFields, columnLabels } from "./CaseRowFields.tsx";
import { CaseTable } from "./CaseTable.tsx";
import {
  type CaseColumn,
  type CaseRow,
  firstRow,
  getEarlier,
  getValues,
  isBlankRow,
  maxRows,
  positionsByCase,
  rowBelow,
  storedRows,
  withCell,
  withoutRows,
} from "./case-rows.ts";
import { LeaveCases } from "./LeaveCases.tsx";
import { actOfKey, type CellPosition, focusCell, getCell } from "./move-focus.ts";
import { pasteRows } from "./paste-rows.ts";
import { type SavedCase, useSaveCases } from "./use-save-cases.ts";

export type SeveralCasesProps = {
  readonly me: Me;
  readonly formData: RecordEditor_query$data["IRLogFormData"];
  readonly groups: RecordEditor_query$data["customerGroups"];
  readonly queue: SavingQueue;
};

const address = "/logbook/records/several";
const noName = { attendingId: null, attendingName: "" };
/** The window width from which all columns have enough space. */
const wideEnough = "screen and (min-width: 75em)";

const newId = () => crypto.randomUUID();

/** The table in which several cases are entered. What was typed stays in this browser until it is saved, for eight hours at most. */
export function SeveralCases({ me, formData, groups, queue }: SeveralCasesProps) {
  const owner = me.keycloakId;
  const begin = useMemo(() => suggestedForm({ me, groups, formData }), [me, groups, formData]);
  const { restored, keep } = useStoredForm({ owner, subject: address, schema: storedRows });
  const [rows, setRows] = useState<readonly CaseRow[]>(
    () =>
      restored?.content.map((row) => inOwnGroup(row, begin.groupId, { groups, me })) ?? [
        firstRow(newId(), begin),
      ],
  );
  /** The rows before another group was chosen, which cleared some of their cells. */
  const [beforeGroup, setBeforeGroup] = useState<readonly CaseRow[]>();
  const [isCut, setCut] = useState(false);
  const isInTable = useMedia(wideEnough);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  const filled = rows.filter((row) => !isBlankRow(row));
  const hasContent = filled.length > 0;
  useEffect(() => keep(hasContent ? [...rows] : undefined), [keep, hasContent, rows]);
  useDropQueued(setRows, begin);

  const groupId = rows[0]?.form.groupId ?? null;
  const customerId = getCustomerId(groupId, groups);
  const all = useMemo(() => getChoices(formData), [formData]);
  const choices = useMemo((): CaseChoices => {
    const recent = recentAt(formData, customerId);
    const attendingList = attendingOptions(all, customerId, noName);
    const rank = procedureRanks(all.procedures);
    return {
      hospitals: recentFirst(hospitalOptions(all, customerId, ""), recent?.hospitals),
      procedures: recentFirst(procedureOptions(all, null), recent?.procedures),
      getRank: ({ value }: Option, text: string) => rank(value, text),
      attendings: recentFirst(attendingList, recent?.attendings),
      attendingList,
    };
  }, [all, formData, customerId]);
  const empty = useMemo(
    () => newRecordForm(me, groups, getLastParticipation(formData)),
    [me, groups, formData],
  );

  const { errors, failures, saved, isSaving, forgetFailure, save } = useSaveCases({
    owner,
    customerId,
    choices: all,
    groups,
    queue,
    onSending: (row) => flushSync(() => change(row.id, () => row)),
    onDone: (id) => setRows((before) => withoutRows(before, new Set([id]), begin)),
    onAllDone: () => requestAnimationFrame(() => focusFirst(list.current)),
  });
  const change = useCallback(
    (id: string, next: (row: CaseRow) => CaseRow) => {
      setRows((before) => before.map((row) => (row.id === id ? next(row) : row)));
      forgetFailure(id);
    },
    [forgetFailure],
  );
  const remove = useCallback(
    (id: string) => {
      const at = [...(list.current?.querySelectorAll("[data-row]") ?? [])].findIndex((row) =>
        row.contains(document.activeElement),
      );
      flushSync(() => setRows((before) => withoutRows(before, new Set([id]), begin)));
      const last = (list.current?.querySelectorAll("[data-row]").length ?? 1) - 1;
      if (at >= 0) focusCell(list.current, { row: Math.min(at, last), column: "dateOfProcedure" });
    },
    [begin],
  );
  const add = () => {
    if (rows.length >= maxRows) return;
    flushSync(() =>
      setRows((before) => {
        const above = before.at(-1);
        return above === undefined ? before : [...before, rowBelow(above, newId(), empty)];
      }),
    );
    focusCell(list.current, { row: rows.length, column: "dateOfProcedure" });
  };
  /** Fills cells while none has the focus: the list of a focused one would open, as if its value had been typed. */
  const fillCells = (cell: CellPosition, fill: () => void) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    flushSync(fill);
    focusCell(list.current, cell);
  };
  const copyFromAbove = (at: number, column: CaseColumn) => {
    const [above, row] = [rows[at - 1], rows[at]];
    if (above === undefined || row === undefined) return;
    fillCells({ row: at, column }, () =>
      change(row.id, (before) => withCell(before, column, getValues(above, column))),
    );
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = getCell(event.target);
    const act = cell && actOfKey(event, cell, rows.length);
    if (cell === undefined || act === undefined || isSaving) return;
    event.preventDefault();
    event.stopPropagation();
    if (act.kind === "focus") focusCell(list.current, act.cell);
    else if (act.kind === "add") add();
    else copyFromAbove(cell.row, cell.column);
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const cell = getCell(event.target);
    const text = event.clipboardData.getData("text/plain");
    if (cell === undefined || isSaving || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    event.stopPropagation();
    const paste = async () => {
      const { default: Papa } = await import("papaparse");
      const { data: cells } = Papa.parse<string[]>(text.trimEnd(), { delimiter: "\t" });
      const { rows: next, isCut: isTooLong } = pasteRows(rows, cell, cells, {
        procedures: all.procedures,
        hospitals: hospitalOptions(all, customerId, ""),
        attendings: choices.attendingList,
        labels: Object.values(columnLabels),
        today: localDay(),
        dateOrder: navigator.language === "en-US" ? "monthFirst" : "dayFirst",
        empty,
        newId,
      });
      fillCells(cell, () => {
        setRows(next);
        setCut(isTooLong);
      });
    };
    void paste().catch(reportError);
  };

  const chooseGroup = (id: string | null) => {
    const next = rows.map((row) => ({
      ...row,
      form: withGroup(row.form, id === null ? null : Number(id), { groups, me }),
    }));
    const isCleared = next.some(
      ({ form }, at) =>
        form.hospital !== rows[at]?.form.hospital || form.attendingName !== rows[at]?.form.attendingName,
    );
    setBeforeGroup(isCleared ? rows : undefined);
    setRows(next);
  };

  const saveFilled = () => {
    setBeforeGroup(undefined);
    return save(filled);
  };

  const firstOfCase = useMemo(() => positionsByCase(rows), [rows]);
  const fields = rows.map((row, at) => (
    <CaseRowFields
      key={row.id}
      row={row}
      at={at}
      choices={choices}
      failure={failures[row.id] || undefined}
      sameAs={getEarlier(firstOfCase, row, at)}
      isReadOnly={isSaving}
      isInTable={isInTable}
      onChange={change}
      onRemove={remove}
    />
  ));
  return (
    <Form
      label={texts.title}
      errors={errors}
      errorTitle={logbookTexts.invalidForm}
      onSubmit={saveFilled}
      onRefused={saveFilled}
    >
      <Stack gap={6}>
        {saved.length === 0 ? null : <SavedCases saved={saved} />}
        {groups.length > 1 && (
          <Card>
            <Stack gap={3}>
              <Select
                label={recordFieldLabels.group}
                name="groupId"
                options={groups.map(({ id, name, customer }) => ({
                  value: String(id),
                  label: name,
                  description: customer.name,
                }))}
                value={groupId === null ? null : String(groupId)}
                onChange={chooseGroup}
                isRequired
                isReadOnly={isSaving}
              />
              {beforeGroup === undefined ? null : (
                <Banner
                  action={
                    <Button
                      size="small"
                      onPress={() => {
                        setRows(beforeGroup);
                        setBeforeGroup(undefined);
                      }}
                    >
                      {texts.undo}
                    </Button>
                  }
                >
                  {texts.groupChanged}
                </Banner>
              )}
            </Stack>
          </Card>
        )}
        {isCut ? <Banner tone="warning">{texts.tooManyRows(maxRows)}</Banner> : null}
        <div ref={list} onKeyDownCapture={onKeyDown} onPasteCapture={onPaste}>
          {isInTable ? <CaseTable>{fields}</CaseTable> : <Stack gap={4}>{fields}</Stack>}
        </div>
        <div>
          <Button size="small" icon={Plus} isDisabled={isSaving || rows.length >= maxRows} onPress={add}>
            {texts.add}
          </Button>
        </div>
        {isInTable && (
          <Text size="small" tone="muted" measure="reading">
            {texts.hint}
          </Text>
        )}
        <FormBar
          saveLabel={texts.save}
          isSaving={isSaving}
          note={filled.length === 0 ? "" : texts.count(filled.length)}
          onCancel={() => void navigate("/logbook/records")}
        />
      </Stack>
      <LeaveCases
        isUnsaved={hasContent && !isSaving}
        isStored={() => storedForms.read({ owner, subject: address }, storedRows) !== undefined}
        onDiscard={() => keep(undefined)}
      />
    </Form>
  );
}

/** The cases that were saved from this page, with links to the records. */
function SavedCases({ saved }: { readonly saved: readonly SavedCase[] }) {
  return (
    <Banner tone="success" isSilent title={texts.saved(saved.length)}>
      <Stack gap={1}>
        {saved.map(({ recordId, name }) => (
          <Link key={recordId} href={`/logbook/records/${recordId}`}>
            {name}
          </Link>
        ))}
      </Stack>
    </Banner>
  );
}

/** A stored row, whose group the person may have left since. */
function inOwnGroup(
  row: CaseRow,
  groupId: number | null,
  facts: { readonly groups: readonly FormGroup[]; readonly me: Me },
): CaseRow {
  const isOwn = facts.groups.some(({ id }) => id === row.form.groupId);
  return isOwn ? row : { ...row, form: withGroup(row.form, groupId, facts) };
}

/** A row whose record waits in this browser is no longer one of the table: the page may have gone away while it was saved. */
function useDropQueued(
  setRows: (change: (rows: readonly CaseRow[]) => readonly CaseRow[]) => void,
  begin: CaseRow["form"],
): void {
  const queued = useQueuedRecords();
  useEffect(() => {
    if (queued !== undefined && queued.size > 0)
      setRows((before) => withoutRows(before, new Set(queued.keys()), begin));
  }, [queued, setRows, begin]);
}
