import { stationAdminTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { SystemDialogQuery } from "../../../__generated__/SystemDialogQuery.graphql.ts";
import { type FieldTexts, refusalText, toSaveRefusal } from "../../../features/entity-form/save-refusal.ts";
import { PageFormDialog } from "../../../features/form-dialog/PageFormDialog.tsx";
import { toasts } from "../../../shell/toasts.ts";
import { useSystemChanges } from "./use-system-changes.ts";

type Customer = { readonly id: number; readonly name: string };

export type SystemDialogProps = {
  /** The system to edit; null for a new one. */
  readonly system: {
    readonly id: string;
    readonly serviceTag: string;
    readonly name: string;
    readonly place: string;
    readonly customer: Customer;
  } | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/** Creates a system, or changes its name, place and customer. */
export function SystemDialog({ system, onClose, onSaved }: SystemDialogProps) {
  const { create, edit } = useSystemChanges();
  const start = {
    serviceTag: system?.serviceTag ?? "",
    name: system?.name ?? "",
    place: system?.place ?? "",
    customerId: system?.customer.id ?? null,
  };
  const [fields, setFields] = useState(start);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { customers, onSearch } = useCustomers(system?.customer);
  const change = (part: Partial<typeof fields>) => setFields((before) => ({ ...before, ...part }));

  const submit = async () => {
    const { serviceTag, name, place, customerId } = fields;
    if (customerId === null) return setErrors({ customerId: "Required" });
    setErrors({});
    setFailure(null);
    setSaving(true);
    try {
      if (system === null) await create({ serviceTag, name, place, customerId });
      else await edit({ id: system.id, name, place, customerId });
    } catch (error) {
      const refusal = toSaveRefusal(error);
      if (refusal.kind === "fields") setErrors(refusal.texts);
      setFailure(refusalText(refusal, texts.saveFailed));
      setSaving(false);
      return;
    }
    toasts.success(system === null ? texts.created : texts.saved);
    onSaved();
    onClose();
  };

  return (
    <PageFormDialog
      title={system === null ? "Add system" : `Edit ${system.serviceTag}`}
      saveLabel={system === null ? "Add system" : "Save"}
      isSaving={isSaving}
      isChanged={() => JSON.stringify(fields) !== JSON.stringify(start)}
      onClose={onClose}
      errors={errors}
      onSubmit={() => void submit()}
    >
      <Stack gap={5}>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        {system === null && (
          <TextField
            label="Service tag"
            name="serviceTag"
            description="As printed on its computer. It cannot be changed later."
            value={fields.serviceTag}
            onChange={(serviceTag) => change({ serviceTag })}
            isRequired
            maxLength={40}
            autoComplete="off"
          />
        )}
        <TextField
          label="Name"
          name="name"
          description="The name people use, such as “Skills lab 1”."
          value={fields.name}
          onChange={(name) => change({ name })}
          isRequired
          maxLength={100}
          autoComplete="off"
        />
        <TextField
          label="Place"
          name="place"
          description="Building, floor, room."
          value={fields.place}
          onChange={(place) => change({ place })}
          maxLength={200}
          autoComplete="off"
        />
        <ComboBox
          label="Institution"
          name="customerId"
          isRequired
          options={customers.map(({ id, name }) => ({ value: String(id), label: name }))}
          onSearch={onSearch}
          value={fields.customerId === null ? null : String(fields.customerId)}
          onChange={(id) => change({ customerId: id === null ? null : Number(id) })}
        />
      </Stack>
    </PageFormDialog>
  );
}

/** The customers that can be chosen, searched while typing, and the present one. */
function useCustomers(own: Customer | undefined) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<readonly Customer[]>([]);
  const [search, setSearch] = useState("");
  useEffect(() => {
    const request = fetchQuery<SystemDialogQuery>(
      environment,
      graphql`
        query SystemDialogQuery($search: String!) {
          customers(search: $search) {
            id
            name
          }
        }
      `,
      { search },
    ).subscribe({ next: ({ customers }) => setFound(customers), error: () => undefined });
    return () => request.unsubscribe();
  }, [environment, search]);
  const isThere = own === undefined || search !== "" || found.some(({ id }) => id === own.id);
  return { customers: isThere ? found : [own, ...found], onSearch: (text: string) => setSearch(text.trim()) };
}
