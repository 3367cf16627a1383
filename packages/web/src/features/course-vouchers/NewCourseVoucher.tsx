import { courseVoucherLimits } from "@cathedra/domain/learning";
import { courseVoucherTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Form } from "@cathedra/ui-kit/Form";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { toasts } from "../../shell/toasts.ts";
import { idempotencyKeys } from "../entity-form/idempotency-key.ts";
import { refusalText, toSaveRefusal } from "../entity-form/save-refusal.ts";
import type { CourseVoucherLinksProps } from "./CourseVoucherLinks.tsx";
import * as css from "./course-vouchers.css.ts";
import { endAfter, linkDays } from "./link-days.ts";
import { createCourseVoucher } from "./use-course-voucher-changes.ts";

const { min, max } = courseVoucherLimits.uses;
const days = linkDays.map((count) => ({
  value: String(count),
  label: count === 1 ? "1 day" : `${count} days`,
}));

/** The form of a new link: for how many people, and for how long; both begin at the allowed maximum (2.020, X97). */
export function NewCourseVoucher({
  groupId,
  courseId,
  onMade,
}: CourseVoucherLinksProps & { readonly onMade: () => void }) {
  const [uses, setUses] = useState<number | null>(max);
  const [validDays, setValidDays] = useState<string | null>(String(courseVoucherLimits.days));
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The key stays the same for the same values, so that repeating a request whose answer was lost does not create a second
  // voucher.
  const [makeKey, setKeyOf] = useState(() => idempotencyKeys());
  const make = async () => {
    if (uses === null) return;
    setMaking(true);
    const wanted = { customerGroupId: groupId, talentCourseId: courseId, maxUses: uses };
    const key = makeKey({ ...wanted, validDays });
    try {
      await createCourseVoucher({ ...wanted, endDate: endAfter(Number(validDays), Date.now()), key });
      setFailure(null);
      setKeyOf(() => idempotencyKeys());
      toasts.success(courseVoucherTexts.created);
      onMade();
    } catch (error) {
      const refusal = toSaveRefusal(error);
      setFailure(refusalText(refusal, courseVoucherTexts.createFailed) ?? courseVoucherTexts.createFailed);
    } finally {
      setMaking(false);
    }
  };
  return (
    <Form label="New link" hasSummary={false} onSubmit={() => void make()}>
      <Stack gap={4}>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <div className={css.fields}>
          <NumberField
            label="People"
            name="maxUses"
            isRequired
            minValue={min}
            maxValue={max}
            maxDecimals={0}
            value={uses}
            onChange={setUses}
          />
          <Select label="Valid for" name="days" options={days} value={validDays} onChange={setValidDays} />
        </div>
        <div>
          <Button type="submit" variant="primary" isPending={isMaking}>
            Make a link
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
