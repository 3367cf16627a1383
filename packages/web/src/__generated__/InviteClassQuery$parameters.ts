/**
 * @generated SignedSource<<e6984137c0566a55c34006adab7435ec>>
 * @relayHash dd01b42351e68ade612c1a526dead95b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13c71dff8049147c3e9d8e95bdababb7a076373e1debfc3614458560e57509d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InviteClassQuery } from './InviteClassQuery.graphql';

const node: PreloadableConcreteRequest<InviteClassQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13c71dff8049147c3e9d8e95bdababb7a076373e1debfc3614458560e57509d2",
    "metadata": {},
    "name": "InviteClassQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
