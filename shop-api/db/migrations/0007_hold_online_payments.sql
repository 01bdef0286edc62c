CREATE TABLE "local_payment_links" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"method" text,
	"capture_id" text,
	"paid_at" timestamp with time zone,
	"refund_id" text,
	CONSTRAINT "local_payment_links_reference_unique" UNIQUE("reference"),
	CONSTRAINT "local_payment_links_refund_id_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "local_webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_lines" (
	"payment_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer,
	"product_slug" text NOT NULL,
	"product_image" text NOT NULL,
	"product_name" text NOT NULL,
	"product_name2" text NOT NULL,
	"variant_name" text NOT NULL,
	"nic_name" text NOT NULL,
	"variant_label" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_paise" integer NOT NULL,
	CONSTRAINT "payment_lines_payment_id_position_pk" PRIMARY KEY("payment_id","position"),
	CONSTRAINT "payment_lines_quantity" CHECK ("payment_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"intent" text NOT NULL,
	"subtotal_paise" integer NOT NULL,
	"promotion_paise" integer NOT NULL,
	"total_paise" integer NOT NULL,
	"shipping_detail" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"link_id" text,
	"link_url" text,
	"captured_id" text,
	"captured_paise" integer,
	"refund_id" text,
	"order_id" text,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payments_link_id_unique" UNIQUE("link_id"),
	CONSTRAINT "payments_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "payments_total" CHECK ("payments"."total_paise" = "payments"."subtotal_paise" - "payments"."promotion_paise"),
	CONSTRAINT "payments_positive" CHECK ("payments"."total_paise" > 0 and "payments"."promotion_paise" >= 0),
	CONSTRAINT "payments_order" CHECK (("payments"."state" = 'paid') = ("payments"."order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_lines" ADD CONSTRAINT "payment_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_lines" ADD CONSTRAINT "payment_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_webhooks_due" ON "local_webhooks" USING btree ("next_attempt_at") WHERE "local_webhooks"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_age" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_lines_product" ON "payment_lines" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("customer_id") WHERE "payments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" is not null;