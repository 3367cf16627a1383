/**
 * @generated SignedSource<<86188d267cd58572861c3ffacb63ac9b>>
 * @relayHash 87b28c610f3fa9bba08a554112dff1d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 970eaf2a13ec88578b77b53218eaadc688f11dd10a07ce119795182d14844f83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "970eaf2a13ec88578b77b53218eaadc688f11dd10a07ce119795182d14844f83",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
