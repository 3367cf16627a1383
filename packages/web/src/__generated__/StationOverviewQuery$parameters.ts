/**
 * @generated SignedSource<<0e2ff355e3287e6b17d023cd6b417ad7>>
 * @relayHash 2de39eb682c8d50b760ad03183006255
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac308d593410e4d2828a97f944b18883ee8ce2934d5f44a9767a5da8c7a12983

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StationOverviewQuery } from './StationOverviewQuery.graphql';

const node: PreloadableConcreteRequest<StationOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac308d593410e4d2828a97f944b18883ee8ce2934d5f44a9767a5da8c7a12983",
    "metadata": {},
    "name": "StationOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
