/**
 * @generated SignedSource<<5a4f474fd360026fcec896e24621fe22>>
 * @relayHash 972e638ef29260f21f5546bee17907e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67eb9aa8e8ef61fc43b2d8b1081d93ea5d5b9e137bde93aecdf60ff1177493bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67eb9aa8e8ef61fc43b2d8b1081d93ea5d5b9e137bde93aecdf60ff1177493bd",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
