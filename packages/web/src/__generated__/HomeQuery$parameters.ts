/**
 * @generated SignedSource<<c834e1738f976007ee53eb7931a4f1f6>>
 * @relayHash 12c73797aaee95fec133987d5c2c0d45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dc35217c974cfe0e763b6430cd5306b1876ed24af7cd4dd582724e436d0dc8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6dc35217c974cfe0e763b6430cd5306b1876ed24af7cd4dd582724e436d0dc8b",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
