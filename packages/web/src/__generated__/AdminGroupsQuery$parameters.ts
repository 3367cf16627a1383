/**
 * @generated SignedSource<<fb52774bffef397b7c6bdfa052811a26>>
 * @relayHash 6ccbdaec9f157ab6213fa12ea658173a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 123125486c83a72bfe709db7bf1f88d7cf9a06745d91202053a6893daae8bd43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGroupsQuery } from './AdminGroupsQuery.graphql';

const node: PreloadableConcreteRequest<AdminGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "123125486c83a72bfe709db7bf1f88d7cf9a06745d91202053a6893daae8bd43",
    "metadata": {},
    "name": "AdminGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
