/**
 * @generated SignedSource<<7bd516f7d7f04efd09f3e7056ce3e8a5>>
 * @relayHash 6aba9bf4f38fc374e9d99a00f658c376
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2d8010900dd4f58c74b09930e1c90d27e8e75827634b1f31287535deece5bc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StationOverviewQuery } from './StationOverviewQuery.graphql';

const node: PreloadableConcreteRequest<StationOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2d8010900dd4f58c74b09930e1c90d27e8e75827634b1f31287535deece5bc4",
    "metadata": {},
    "name": "StationOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
