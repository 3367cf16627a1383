/**
 * @generated SignedSource<<3ca70482cdf7ffb6dcd55e8460f2d1fa>>
 * @relayHash 1c6d3fb8c4b87d6ee20285cb26cba093
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c32aead22f07b22478b7764e0006d367569cdf61dc938ed07e0a9abfb69c751a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGroupsQuery } from './AdminGroupsQuery.graphql';

const node: PreloadableConcreteRequest<AdminGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c32aead22f07b22478b7764e0006d367569cdf61dc938ed07e0a9abfb69c751a",
    "metadata": {},
    "name": "AdminGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
