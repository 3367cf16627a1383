import { visibleFields } from "@cathedra/domain/logbook";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Clears } from "./Clears.tsx";
import { CodedField } from "./CodedField.tsx";
import { CommentField } from "./CommentField.tsx";
import { FollowUpField } from "./FollowUpField.tsx";
import type { FieldsProps } from "./field-props.ts";
import { YesNoField } from "./YesNoField.tsx";

/** How it went (7.037, 7.038), and what is to follow (7.041). */
export function ClinicalManagerFields(props: FieldsProps) {
  const shown = visibleFields(props.form);
  return (
    <Stack gap={5}>
      <Grid columns={2} gap={5}>
        <YesNoField {...props} name="onCall" />
        <CodedField {...props} name="dictated" />
      </Grid>
      <Clears {...props} by="success">
        <YesNoField {...props} name="success" />
      </Clears>
      {shown.has("successComments") ? <CommentField {...props} name="successComments" /> : null}
      <Clears {...props} by="complications">
        <CodedField {...props} name="complications" />
      </Clears>
      {shown.has("complicationsComments") ? <CommentField {...props} name="complicationsComments" /> : null}
      <Grid columns={2} gap={5}>
        <Clears {...props} by="imageFollowup">
          <FollowUpField {...props} name="imageFollowup" />
        </Clears>
        {shown.has("imageFollowupNotes") ? <CommentField {...props} name="imageFollowupNotes" /> : null}
      </Grid>
      <Grid columns={2} gap={5}>
        <Clears {...props} by="consultFollowup">
          <FollowUpField {...props} name="consultFollowup" />
        </Clears>
        {shown.has("consultFollowupNotes") ? <CommentField {...props} name="consultFollowupNotes" /> : null}
      </Grid>
    </Stack>
  );
}
