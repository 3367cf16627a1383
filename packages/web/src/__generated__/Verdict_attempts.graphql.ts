/**
 * @generated SignedSource<<17ae6c4bd8bceb91058b18ffa802a412>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Verdict_attempts$data = {
  readonly attempts: ReadonlyArray<{
    readonly activityStart: string;
    readonly id: string;
    readonly isCompleted: boolean;
    readonly isMet: boolean | null | undefined;
    readonly moduleVersion: string;
  }>;
  readonly " $fragmentType": "Verdict_attempts";
};
export type Verdict_attempts$key = {
  readonly " $data"?: Verdict_attempts$data;
  readonly " $fragmentSpreads": FragmentRefs<"Verdict_attempts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Verdict_attempts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExerciseAttempt",
      "kind": "LinkedField",
      "name": "attempts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activityStart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moduleVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCompleted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMet",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExerciseSeries",
  "abstractKey": null
};

(node as any).hash = "90c1399ff212d29b5507fd557ca9d98c";

export default node;
