/**
 * @generated SignedSource<<1f95ddf3c5c74cf7f7943d84b8c2796c>>
 * @relayHash 8b02941efbbf36b10f591e396dc67733
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71bea959e932c726c9d221a21c41d787c76d47f80e77188cf722f66847408b82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71bea959e932c726c9d221a21c41d787c76d47f80e77188cf722f66847408b82",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
