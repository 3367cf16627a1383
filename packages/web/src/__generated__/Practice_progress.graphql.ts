/**
 * @generated SignedSource<<49f896c1b21e6ad541c46935aca1f056>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Practice_progress$data = {
  readonly isOwn: boolean;
  readonly person: {
    readonly last_name: string;
  };
  readonly practisedAt: ReadonlyArray<string>;
  readonly practisedSeconds: ReadonlyArray<number>;
  readonly " $fragmentType": "Practice_progress";
};
export type Practice_progress$key = {
  readonly " $data"?: Practice_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"Practice_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Practice_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonName",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last_name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "practisedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "practisedSeconds",
      "storageKey": null
    }
  ],
  "type": "PersonProgress",
  "abstractKey": null
};

(node as any).hash = "dd94cb1a056d4c2e86b306ec9088c01c";

export default node;
