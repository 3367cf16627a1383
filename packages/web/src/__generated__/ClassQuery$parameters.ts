/**
 * @generated SignedSource<<30ca75a074cf17c300b77c0e03dda0f9>>
 * @relayHash e923ff8303647a6e6687abfd763426a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7adbf276dfc691f9b1a9798f2471a62392cec10988e7fd2ac66c0562c605119f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassQuery } from './ClassQuery.graphql';

const node: PreloadableConcreteRequest<ClassQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7adbf276dfc691f9b1a9798f2471a62392cec10988e7fd2ac66c0562c605119f",
    "metadata": {},
    "name": "ClassQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
