/**
 * @generated SignedSource<<0781ce1a674e4eeea1650f7160190308>>
 * @relayHash 50913b065729d328d6698389b429a529
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24dc61fdf55a88997ab0171dfdbbd525b780eb854e4be49df98c4f5c3a985337

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24dc61fdf55a88997ab0171dfdbbd525b780eb854e4be49df98c4f5c3a985337",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
