/**
 * @generated SignedSource<<609ac00efda20a9d5bf32daaa568e755>>
 * @relayHash c3e08bef4ccc9443b685ea7d8ab355b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 514a61860ea81d041a64203fa2456e26a819545ee8d54d3512f4b23f0287aa8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminLogbookQuery } from './AdminLogbookQuery.graphql';

const node: PreloadableConcreteRequest<AdminLogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "514a61860ea81d041a64203fa2456e26a819545ee8d54d3512f4b23f0287aa8a",
    "metadata": {},
    "name": "AdminLogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
