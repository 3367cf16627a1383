/**
 * @generated SignedSource<<1281b5ba9c46b11cc9b669c9034065e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NextStepReason = "begun" | "given" | "nearly" | "new" | "practise";
import type { FragmentRefs } from "relay-runtime";
export type StepRow_step$data = {
  readonly caseId: string | null | undefined;
  readonly exerciseKey: string;
  readonly exerciseName: string;
  readonly moduleName: string;
  readonly passesLeft: number;
  readonly reason: NextStepReason;
  readonly voucherId: number | null | undefined;
  readonly " $fragmentType": "StepRow_step";
};
export type StepRow_step$key = {
  readonly " $data"?: StepRow_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepRow_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepRow_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exerciseKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exerciseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moduleName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passesLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voucherId",
      "storageKey": null
    }
  ],
  "type": "NextStep",
  "abstractKey": null
};

(node as any).hash = "58149564dbd033d59e832f54d0ec0e67";

export default node;
