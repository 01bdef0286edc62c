ALTER TABLE "payments" DROP CONSTRAINT "payments_order";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_customer" ON "enquiries" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_one_open_problem" ON "enquiries" USING btree ("order_id") WHERE "enquiries"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_problem" CHECK (("enquiries"."kind" = 'problem') = ("enquiries"."order_id" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_order" CHECK ("payments"."order_id" is null or "payments"."state" in ('paid', 'refund_due', 'refunded'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order" CHECK ("payments"."state" <> 'paid' or "payments"."order_id" is not null);