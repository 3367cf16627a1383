/**
 * @generated SignedSource<<d133c306bbb0655470962a1bbf8ef1df>>
 * @relayHash 5597f80fc1e208b85a381013d041ad3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae211fecd9f823fba2ac32aa098ff2a6e19cfe7a8b396647119190582a8220fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGroupsQuery } from './AdminGroupsQuery.graphql';

const node: PreloadableConcreteRequest<AdminGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae211fecd9f823fba2ac32aa098ff2a6e19cfe7a8b396647119190582a8220fe",
    "metadata": {},
    "name": "AdminGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
