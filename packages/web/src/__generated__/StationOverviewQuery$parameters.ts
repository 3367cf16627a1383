/**
 * @generated SignedSource<<e58f2e27ca88aa13d3eaec7d27664596>>
 * @relayHash 7a120cc4e44bc2c5ce8e677c0b46ccd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2275652c6211f94213205beeac55a942de615f03967aef9653b96248d4228c72

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StationOverviewQuery } from './StationOverviewQuery.graphql';

const node: PreloadableConcreteRequest<StationOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2275652c6211f94213205beeac55a942de615f03967aef9653b96248d4228c72",
    "metadata": {},
    "name": "StationOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
