import {
  bloodLosses,
  formAgeCategories,
  inrReversals,
  inrs,
  modalities,
  platelets,
  secondaryModalities,
  sedations,
  settings,
  sexes,
  visibleFields,
} from "@cathedra/domain";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Stack } from "@cathedra/ui-kit/Stack";
import { CodedField } from "./CodedField.tsx";
import { CommentField } from "./CommentField.tsx";
import { DoseField } from "./DoseField.tsx";
import type { FieldsProps } from "./field-props.ts";
import { YesNoField } from "./YesNoField.tsx";

const fluoroscopyDoses = ["doseTime", "doseSkin", "doseDap"] as const;
const ctDoses = ["doseCtdi", "doseDlp"] as const;

/** The patient, the imaging with its doses (7.033-7.036), and what the blood said (7.040). */
export function ClinicalDataFields(props: FieldsProps) {
  const shown = visibleFields(props.form);
  const doses = (names: typeof fluoroscopyDoses | typeof ctDoses) =>
    shown.has(names[0]) ? (
      <Grid columns={3} gap={5}>
        {names.map((name) => (
          <DoseField key={name} {...props} name={name} />
        ))}
      </Grid>
    ) : null;
  return (
    <Stack gap={5}>
      <Grid columns={2} gap={5}>
        <CodedField {...props} name="sex" values={sexes} />
        <CodedField {...props} name="ageCategory" values={formAgeCategories} />
        <CodedField {...props} name="setting" values={settings} />
        <CodedField {...props} name="sedation" values={sedations} />
        <CodedField {...props} name="modalityPrimary" values={modalities} />
        {shown.has("modalitySecondary") ? (
          <CodedField {...props} name="modalitySecondary" values={secondaryModalities} />
        ) : null}
      </Grid>
      {doses(fluoroscopyDoses)}
      {doses(ctDoses)}
      <Grid columns={2} gap={5}>
        <CodedField {...props} name="ebl" values={bloodLosses} />
        <CodedField {...props} name="platelet" values={platelets} />
        <CodedField {...props} name="inr" values={inrs} />
        {shown.has("inrReversal") ? <CodedField {...props} name="inrReversal" values={inrReversals} /> : null}
      </Grid>
      <YesNoField {...props} name="closureDevice" />
      {shown.has("closureDeviceComments") ? <CommentField {...props} name="closureDeviceComments" /> : null}
    </Stack>
  );
}
