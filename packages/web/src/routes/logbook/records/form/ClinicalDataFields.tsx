import { visibleFields } from "@cathedra/domain/logbook";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Clears } from "./Clears.tsx";
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
        <CodedField {...props} name="sex" />
        <CodedField {...props} name="ageCategory" />
        <CodedField {...props} name="setting" />
        <CodedField {...props} name="sedation" />
        <Clears {...props} by="modalityPrimary">
          <CodedField {...props} name="modalityPrimary" />
        </Clears>
        {shown.has("modalitySecondary") ? (
          <Clears {...props} by="modalitySecondary">
            <CodedField {...props} name="modalitySecondary" />
          </Clears>
        ) : null}
      </Grid>
      {doses(fluoroscopyDoses)}
      {doses(ctDoses)}
      <Grid columns={2} gap={5}>
        <CodedField {...props} name="ebl" />
        <CodedField {...props} name="platelet" />
        <Clears {...props} by="inr">
          <CodedField {...props} name="inr" />
        </Clears>
        {shown.has("inrReversal") ? <CodedField {...props} name="inrReversal" /> : null}
      </Grid>
      <Clears {...props} by="closureDevice">
        <YesNoField {...props} name="closureDevice" />
      </Clears>
      {shown.has("closureDeviceComments") ? <CommentField {...props} name="closureDeviceComments" /> : null}
    </Stack>
  );
}
