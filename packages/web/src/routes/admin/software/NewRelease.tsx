import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Select } from "@cathedra/ui-kit/Select";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { NewReleaseQuery } from "../../../__generated__/NewReleaseQuery.graphql.ts";
import { type FieldTexts, refusalText, toSaveRefusal } from "../../../features/entity-form/save-refusal.ts";
import { PageFormDialog } from "../../../features/form-dialog/PageFormDialog.tsx";
import { toasts } from "../../../shell/toasts.ts";
import { codeOfName, wrongRelease } from "./new-release.ts";
import { useReleaseChanges } from "./use-release-changes.ts";

type Software = NewReleaseQuery["response"]["softwareNames"][number];

export type NewReleaseProps = {
  readonly onClose: () => void;
  /** Called with the number of the release, also if it existed already. */
  readonly onMade: (id: number) => void;
};

const start = { software: null as string | null, name: "", code: "", version: "" };

/** A new release, of existing software or of a new one. */
export function NewRelease({ onClose, onMade }: NewReleaseProps) {
  const known = useSoftwareNames();
  const { create } = useReleaseChanges();
  const [fields, setFields] = useState(start);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const change = (part: Partial<typeof fields>) => setFields((before) => ({ ...before, ...part }));
  const of = known?.find(({ code }) => code === fields.software);
  const isNew = of === undefined;
  const code = fields.code === "" ? codeOfName(fields.name) : fields.code;

  const submit = async () => {
    const given = {
      softwareName: isNew ? fields.name : of.name,
      softwareCode: isNew ? code : of.code,
      version: fields.version.trim(),
    };
    const wrong = wrongRelease(given);
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return;
    setSaving(true);
    try {
      const { createSoftwareRelease: made } = await create(given);
      if (made.state === "draft")
        toasts.success(texts.createdToast(`${given.softwareName} ${given.version}`));
      else toasts.info(texts.thereAlready(`${given.softwareName} ${given.version}`));
      onClose();
      onMade(made.id);
    } catch (error) {
      const refusal = toSaveRefusal(error);
      if (refusal.kind === "fields") setErrors(refusal.texts);
      setFailure(refusalText(refusal, texts.failed));
      setSaving(false);
    }
  };

  return (
    <PageFormDialog
      title={texts.newRelease}
      saveLabel={texts.create}
      isSaving={isSaving}
      isChanged={() => JSON.stringify(fields) !== JSON.stringify(start)}
      onClose={onClose}
      errors={errors}
      onSubmit={() => void submit()}
    >
      {known === null ? (
        <Skeleton lines={4} label="Loading the software" />
      ) : (
        <Stack gap={5}>
          {failure !== null && <Banner tone="danger">{failure}</Banner>}
          {known.length > 0 && (
            <Select
              label={texts.fields.softwareName}
              emptyLabel={texts.newSoftware}
              options={known.map(({ code: value, name, newestVersion }) => ({
                value,
                label: newestVersion == null ? name : `${name} (${newestVersion})`,
              }))}
              value={fields.software}
              onChange={(software) => change({ software })}
            />
          )}
          {isNew && (
            <>
              <TextField
                label={texts.fields.name}
                name="softwareName"
                value={fields.name}
                onChange={(name) => change({ name })}
                isRequired
                maxLength={120}
                autoComplete="off"
              />
              <TextField
                label={texts.fields.softwareCode}
                name="softwareCode"
                description={texts.fields.softwareCodeHint}
                value={code}
                onChange={(next) => change({ code: next })}
                isRequired
                maxLength={60}
                autoComplete="off"
              />
            </>
          )}
          <TextField
            label={texts.fields.version}
            name="version"
            description={texts.fields.versionHint}
            value={fields.version}
            onChange={(version) => change({ version })}
            isRequired
            maxLength={29}
            autoComplete="off"
          />
        </Stack>
      )}
    </PageFormDialog>
  );
}

/** The existing software; null while loading. */
function useSoftwareNames(): readonly Software[] | null {
  const environment = useRelayEnvironment();
  const [names, setNames] = useState<readonly Software[] | null>(null);
  useEffect(() => {
    const request = fetchQuery<NewReleaseQuery>(
      environment,
      graphql`
        query NewReleaseQuery {
          softwareNames {
            code
            name
            newestVersion
          }
        }
      `,
      {},
    ).subscribe({ next: ({ softwareNames }) => setNames(softwareNames), error: () => setNames([]) });
    return () => request.unsubscribe();
  }, [environment]);
  return names;
}
