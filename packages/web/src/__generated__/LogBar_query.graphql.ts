/**
 * @generated SignedSource<<489b97669dc51e15e7938a7cb834ef9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogBar_query$data = {
  readonly user: {
    readonly viewerCanFilterActivitiesByGroup: boolean;
    readonly viewerCanViewAllActivities: boolean;
  } | null | undefined;
  readonly vistActivityChoices: ReadonlyArray<{
    readonly code: string;
    readonly exercises: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
    readonly name: string;
  }>;
  readonly " $fragmentType": "LogBar_query";
};
export type LogBar_query$key = {
  readonly " $data"?: LogBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogBar_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogBar_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanViewAllActivities",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanFilterActivitiesByGroup",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VistActivityModule",
      "kind": "LinkedField",
      "name": "vistActivityChoices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VistActivityExercise",
          "kind": "LinkedField",
          "name": "exercises",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "d532135c5fd5d4d43b5c4567cef6df83";

export default node;
