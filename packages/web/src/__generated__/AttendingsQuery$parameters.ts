/**
 * @generated SignedSource<<020a932a58433edb60764fb20f473945>>
 * @relayHash 3e190ad1f12ab0db76a3f77586f7c260
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25919280f2528d0bd7d8fde9c7d38daceec35f513163ce3270ab88648fb41072

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttendingsQuery } from './AttendingsQuery.graphql';

const node: PreloadableConcreteRequest<AttendingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25919280f2528d0bd7d8fde9c7d38daceec35f513163ce3270ab88648fb41072",
    "metadata": {},
    "name": "AttendingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
