/**
 * @generated SignedSource<<1bd2ea33e451918660765f5c8ab7267d>>
 * @relayHash bdd05c72b464a365a400462432ad47f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d5e528a61ee367bf5825e3d425449bd18ff95dc400f70460d03ab4e7c30554d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d5e528a61ee367bf5825e3d425449bd18ff95dc400f70460d03ab4e7c30554d",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
