/**
 * @generated SignedSource<<84561ad7c710441b2441708685ea1579>>
 * @relayHash cc9cefd8449e626240de406e1da11e32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ce2e606668f1cfcb3a379e2dc1ab5d10e3d94f64ee89d5ede54b5562e9fcbe1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ce2e606668f1cfcb3a379e2dc1ab5d10e3d94f64ee89d5ede54b5562e9fcbe1",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
