/**
 * @generated SignedSource<<09657ebfdeeedacc28bf492d4373e1f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Viewer_query$data = {
  readonly user: {
    readonly email: string;
    readonly email_verified: boolean | null | undefined;
    readonly first_name: string;
    readonly keycloak_id: string;
    readonly last_name: string;
    readonly logbook: string;
    readonly roles: ReadonlyArray<string>;
    readonly viewerAdminSections: ReadonlyArray<string>;
    readonly viewerCanCreateRecord: boolean;
    readonly viewerCanResetCourseProgress: boolean;
    readonly viewerCanUseLogbook: boolean;
    readonly viewerIsAttending: boolean;
    readonly viewerTermsToAccept: {
      readonly inForceFrom: string;
      readonly version: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "Viewer_query";
};
export type Viewer_query$key = {
  readonly " $data"?: Viewer_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Viewer_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Viewer_query",
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
          "name": "keycloak_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "first_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email_verified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logbook",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanResetCourseProgress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerAdminSections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TermsToAccept",
          "kind": "LinkedField",
          "name": "viewerTermsToAccept",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inForceFrom",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanUseLogbook",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanCreateRecord",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerIsAttending",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "93396f4b8aeced10b219159d567db1a6";

export default node;
