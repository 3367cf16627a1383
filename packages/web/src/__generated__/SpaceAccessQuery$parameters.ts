/**
 * @generated SignedSource<<91538f753e9efd7507f57bba422bcf17>>
 * @relayHash 401c22a77e9a1218363903a5ec2c7c87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3bacfc070ae54bf30534f5904bc153ce5cba0d92e2b4b30944d2ae1d3efdfdb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpaceAccessQuery } from './SpaceAccessQuery.graphql';

const node: PreloadableConcreteRequest<SpaceAccessQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3bacfc070ae54bf30534f5904bc153ce5cba0d92e2b4b30944d2ae1d3efdfdb",
    "metadata": {},
    "name": "SpaceAccessQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
